/** Reads a formatted balance, as older programs write it: `$2,138.20`. */
export function withPlainBalance<Sent extends { balance?: unknown }>(sent: Sent): Sent {
  const { balance } = sent;
  const isAmount = typeof balance === 'string' && /^-?\D{0,3}\d[\d,]*(\.\d{1,2})?$/.test(balance);
  return isAmount ? { ...sent, balance: Number(balance.replace(/[^-\d.]/g, '')) } : sent;
}
