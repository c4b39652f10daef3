import { knownDevice } from "../sessions/known-device.server.ts";
import { type Count, throttle } from "./throttle.server.ts";

export interface OtpCaller {
  readonly phoneHash: string;
  readonly address: string;
  readonly device?: string | null | undefined;
}

export interface OtpSendCounts {
  /** A browser that signed in with this phone before: it meets only its own limits. */
  readonly isKnown: boolean;
  readonly capped: readonly Count[];
  /** How many went to this phone, which spaces them. */
  readonly phone: Count;
}

/** T49: whose counts a send or a try goes to. The caller's own come first; a known device meets no other's. */
export const otpCounts = {
  ofSend(caller: OtpCaller): OtpSendCounts {
    const { phoneHash: about, address, device } = caller;
    const known = knownDevice.idFor(device, about);
    const phone: Count = { name: "otp-send-phone", who: about, about };
    if (known) {
      const who = `${known} ${about}`;
      const capped = (["otp-send-device", "otp-send-device-day"] as const).map((name) => ({
        name,
        who,
        about,
      }));
      return { isKnown: true, capped, phone };
    }
    const who = `${about} ${address}`;
    const capped: Count[] = [
      { name: "otp-send-caller", who, about },
      { name: "otp-send-caller-day", who, about },
      { name: "otp-send-address", who: address },
      phone,
    ];
    return { isKnown: false, capped, phone };
  },

  ofTry(caller: OtpCaller): { isKnown: boolean; counts: readonly Count[] } {
    const { phoneHash: about, address, device } = caller;
    const known = knownDevice.idFor(device, about);
    if (known)
      return { isKnown: true, counts: [{ name: "otp-wrong-device", who: `${known} ${about}`, about }] };
    const who = `${about} ${address}`;
    const counts: Count[] = [
      { name: "otp-wrong-caller", who, about },
      { name: "otp-wrong-caller-day", who, about },
      { name: "otp-wrong-address", who: address },
    ];
    return { isKnown: false, counts };
  },

  /** A code that was right: neither its send nor its try was an attack. */
  async giveBack(caller: OtpCaller): Promise<void> {
    const sends = otpCounts.ofSend(caller);
    await throttle.forgive([...sends.capped, ...otpCounts.ofTry(caller).counts]);
  },
};
