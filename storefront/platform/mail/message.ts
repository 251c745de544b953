/** A mail ready to be sent: the same content twice, for clients that show HTML and for those that do not. */
export interface Message {
  to: string;
  subject: string;
  html: string;
  text: string;
}
