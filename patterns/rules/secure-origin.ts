/**
 * Whether what a page sends stays secret on its way: by HTTPS, or within the machine itself (W3C Secure Contexts,
 * "potentially trustworthy"). Cards are taken over no other connection.
 */
export const isSecureOrigin = ({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean =>
  protocol === 'https:' || /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
