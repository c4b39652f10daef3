/** What the services outside are called at the desk. */
export const gatewayNames = {
  sms: "SMS",
  email: "Mail",
  whatsapp: "WhatsApp",
  push: "Push",
  payments: "Payments",
  files: "Documents",
  digilocker: "DigiLocker",
} as const;

export type GatewayName = (typeof gatewayNames)[keyof typeof gatewayNames];
