/**
 * The shell of the page opens without a network. Nothing of a game is kept here: no answer of the server, and no picture of a
 * card either, since the list of those that were looked at would tell the next person at this device what the last one held.
 */
const CACHE = 'orrery-__VERSION__';
const FILES = __FILES__;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(old)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
  else if (FILES.includes(pathname)) event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
});

/** Whoever presses a notification wants the table that it is about: the page that is open there, or a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data;
  const find = (pages) => pages.find((page) => new URL(page.url).pathname === path);
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then((pages) => find(pages)?.focus() ?? clients.openWindow(path)),
  );
});
