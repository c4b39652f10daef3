/** A strict reader of calendar files (RFC 5545): it throws where a phone's calendar might stumble. */

export interface CalendarEvent {
  readonly [property: string]: string;
}

export interface Calendar {
  readonly properties: Record<string, string>;
  readonly events: CalendarEvent[];
}

const encoder = new TextEncoder();

const contentLine = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^;:"]*))*):(.*)$/s;

export function readCalendar(text: string): Calendar {
  const open: string[] = [];
  const properties: Record<string, string> = {};
  const events: Record<string, string>[] = [];
  for (const line of unfolded(text)) {
    const [, name = "", parameters = "", value = ""] = contentLine.exec(line) ?? [];
    if (name === "") throw new Error(`not a content line: ${line}`);
    if (name === "BEGIN") {
      open.push(value);
      if (value === "VEVENT") events.push({});
    } else if (name === "END") {
      if (open.pop() !== value) throw new Error(`END:${value} closes nothing`);
    } else if (open.at(-1) === "VCALENDAR") {
      properties[name] = value;
    } else if (open.at(-1) === "VEVENT") {
      Object.assign(events.at(-1) ?? {}, { [name]: value, [`${name}?`]: parameters });
    }
  }
  if (open.length > 0) throw new Error(`${open.join(", ")} never ends`);
  if (properties.VERSION !== "2.0" || !properties.PRODID) throw new Error("no VERSION or PRODID");
  for (const event of events) checkEvent(event);
  return { properties, events };
}

function unfolded(text: string): string[] {
  const lines = text.replace(/\r\n$/, "").split("\r\n");
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error(`a bare line break in: ${line}`);
    if (encoder.encode(line).length > 75) throw new Error(`longer than 75 octets: ${line}`);
  }
  return lines
    .join("\r\n")
    .replaceAll(/\r\n[ \t]/g, "")
    .split("\r\n");
}

function checkEvent(event: CalendarEvent): void {
  for (const name of ["UID", "DTSTAMP", "DTSTART", "SUMMARY"]) {
    if (!event[name]) throw new Error(`an event without ${name}`);
  }
  const isDay = event["DTSTART?"]?.includes("VALUE=DATE");
  for (const name of ["DTSTART", "DTEND"]) {
    const pattern = isDay ? /^\d{8}$/ : /^\d{8}T\d{6}Z$/;
    if (event[name] !== undefined && !pattern.test(event[name])) throw new Error(`${name} is ${event[name]}`);
  }
}
