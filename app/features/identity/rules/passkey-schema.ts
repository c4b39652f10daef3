import { z } from "zod";

const encoded = z
  .string()
  .regex(/^[A-Za-z0-9_-]*$/)
  .max(20_000);
const transports = z.array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"])).max(7);

const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).default({}),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
};

/** What the browser's authenticator answers when it has made a passkey. */
export const passkeyRegistrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    authenticatorData: encoded.optional(),
    transports: transports.optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: encoded.optional(),
  }),
});

/** And when it signs in with one. */
export const passkeySignInSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
});

export type PasskeyRegistration = z.infer<typeof passkeyRegistrationSchema>;
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;
