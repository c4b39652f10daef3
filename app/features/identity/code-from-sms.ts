type OtpCredential = { code?: string } | null;

/** Web OTP: Android offers the code of the SMS that has just come. Anything in the way, and it is typed. */
export async function codeFromSms(signal: AbortSignal): Promise<string | null> {
  if (!("OTPCredential" in window)) return null;
  try {
    const wish = { otp: { transport: ["sms"] }, signal } as CredentialRequestOptions;
    const found = (await navigator.credentials.get(wish)) as OtpCredential;
    return found?.code && /^\d{6}$/.test(found.code) ? found.code : null;
  } catch {
    return null;
  }
}
