/** A question to one of our own actions whose answer is JSON. Throws for anything but a success. */
export async function askServer(action: string, fields: Record<string, string>): Promise<unknown> {
  const answer = await fetch(action, { method: "POST", body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(`${action} answered ${answer.status}`);
  return answer.json();
}
