/** The gateway's limit, in characters. */
const LONGEST_HTML = 100_000;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the reply with the quoted message, or without it when both are too long. */
export function withQuotedMessage(
  html: string,
  answered: { heading: string; message: string },
): string {
  const whole = `${html}<p>${escaped(answered.heading)}</p><blockquote>${answered.message}</blockquote>`;
  return whole.length > LONGEST_HTML ? html : whole;
}
