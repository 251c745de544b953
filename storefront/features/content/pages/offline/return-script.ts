/**
 * Leads back to the page that was asked for once the shop answers again: at the press of the button, when the browser reports a
 * network, when the window is shown again, and besides ever more seldom, at most once a minute, because a browser also counts a
 * network without internet. A page opened at its own address stays. Plain JavaScript in the page: without a network no file loads.
 */
export const returnScript = `(() => {
  const button = document.querySelector('[data-retry]');
  const status = document.querySelector('[data-connection]');
  const { own, asks, still, back } = status.dataset;
  if (location.pathname === own) return;
  let wait = 5000;
  let timer;
  let isAsking = false;
  const ask = async (says) => {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    if (says) status.textContent = asks;
    const answer = await fetch(own, { method: 'HEAD', cache: 'no-store', credentials: 'omit' }).catch(() => null);
    if (answer && answer.ok) {
      status.textContent = back;
      location.reload();
      return;
    }
    isAsking = false;
    if (says) status.textContent = still;
    if (document.hidden) return;
    timer = setTimeout(ask, wait);
    wait = Math.min(2 * wait, 60000);
  };
  button.addEventListener('click', (event) => {
    event.preventDefault();
    ask(true);
  });
  addEventListener('online', () => ask());
  document.addEventListener('visibilitychange', () => document.hidden || ask());
  timer = setTimeout(ask, wait);
})()`;
