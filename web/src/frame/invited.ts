/** Who came by an invitation and went to the lesson first finds the way back to it, on this device. */
const KEY = 'orrery.invited.';

export function leaveFor(table: string, token: string): void {
  try {
    sessionStorage.setItem(KEY + table, token);
  } catch {
    // the way back is the link itself
  }
}

export function invitedBy(table: string): string | null {
  try {
    const token = sessionStorage.getItem(KEY + table);
    return token && `/join/${token}`;
  } catch {
    return null;
  }
}
