export const paymentMethods = {
  upi: "UPI",
  card: "Card",
  net_banking: "Net banking",
  cash: "Cash",
} as const;

export type PaymentMethod = keyof typeof paymentMethods;
export const paymentMethodNames = Object.keys(paymentMethods) as [PaymentMethod, ...PaymentMethod[]];
