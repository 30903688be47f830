/** The secrets of the links that this browser has made: the server tells each only once. */
const key = (id: string): string => `orrery.links.${id}`;

export function keepLinks(id: string, links: Record<string, string>): void {
  try {
    localStorage.setItem(key(id), JSON.stringify({ ...linksOf(id), ...links }));
  } catch {
    // without storage, the host can make new links
  }
}

export function linksOf(id: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export function dropLink(id: string, of: string): void {
  const { [of]: _dropped, ...rest } = linksOf(id);
  try {
    localStorage.setItem(key(id), JSON.stringify(rest));
  } catch {
    // nothing was kept
  }
}

export function address(token: string): string {
  return `${location.origin}/join/${token}`;
}

/** Copies a text; where the browser does not allow it, false. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
