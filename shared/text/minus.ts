/** "0.42", "−0.10": a figure with so many decimals and a real minus sign, which a rounded zero doesn't have. */
export function withMinus(value: number, decimals: number): string {
  const rounded = Number(value.toFixed(decimals));
  return `${rounded < 0 ? '−' : ''}${Math.abs(rounded).toFixed(decimals)}`;
}
