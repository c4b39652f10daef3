export type SmsMessage = {
  /** Ten digits, without country code. */
  to: string;
  /** Our own name of the template and its language, such as `otp-login.te`. */
  templateId: string;
  /** Values of the template's variables, in the order in which they stand in the text. */
  variables: Record<string, string>;
  /** The whole text, for gateways (and the demo) that send text rather than a template. */
  text: string;
};

export interface Sms {
  /** Resolves with the gateway's reference, or throws an OutsideError. */
  send(message: SmsMessage): Promise<{ reference: string }>;
}
