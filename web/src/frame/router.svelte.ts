/** Where we are: the path, split. */
class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For <a>: a plain click stays in the page. */
export function stay(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  router.go(link.pathname);
}
