/** The prefix of this page's language: calls go out under it, so that their texts are in the language of the page. */
export const pagePrefix = (): string => {
  const { lang } = document.documentElement;
  return lang === 'en' ? '/en' : '';
};
