/** What a browser gives us so that we can reach it. */
export type PushSubscription = {
  endpoint: string;
  /** Its public key and a secret that only it and we know, base64url. */
  p256dh: string;
  auth: string;
};

export interface Push {
  /** By which a browser knows that the messages are ours, base64url. */
  readonly publicKey: string;
  /** Only the services of browsers are called, never an address that somebody made up. */
  takes(endpoint: string): boolean;
  /** Throws an OutsideError; "never" means that this browser is gone for good. */
  send(subscription: PushSubscription, payload: string): Promise<void>;
}
