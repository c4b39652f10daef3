/** Whether a PDF asks for a password: it says so itself, in clear. Only a guess; the server opens it or does not. */
export async function isLockedPdf(file: File): Promise<boolean> {
  if (!/\.pdf$/i.test(file.name) && file.type !== "application/pdf") return false;
  const text = new TextDecoder("latin1").decode(await file.arrayBuffer());
  return /\/Encrypt[\s<\d]/.test(text);
}
