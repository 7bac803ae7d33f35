// Answers the requests of a frame: navigations with an empty page, URLs that contain `gone` with a network error.
let gone = '';
let refused = 0;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('message', ({ data, ports }) => {
  if (typeof data === 'string') {
    gone = data;
    refused = 0;
  }
  ports[0].postMessage(refused);
});
self.addEventListener('fetch', (event) => {
  const { url, mode } = event.request;
  if (mode === 'navigate') {
    const page = '<!doctype html><html lang="en"><title>A page</title>';
    event.respondWith(new Response(page, { headers: { 'content-type': 'text/html' } }));
  } else if (gone && url.includes(gone)) {
    refused++;
    event.respondWith(Response.error());
  }
});
