import type { Machine } from "#app/core/state-machine.ts";
import { toMermaid } from "#app/core/state-machine.ts";
import { loadExports, roomOf, table } from "./load-modules.ts";

function isMachine(value: unknown): value is Machine {
  return typeof value === "object" && value !== null && "stateNames" in value && "transitions" in value;
}

export async function describeStateMachines(): Promise<string> {
  const found = await loadExports("app/{features,portals}/**/*-status.ts", isMachine);
  const parts = found.map(({ file, value: machine }) => {
    const rows = machine.stateNames.map((state) => {
      const words = machine.states[state];
      const due = words?.dueWithinHours === undefined ? "" : `${words.dueWithinHours} h`;
      return [`\`${state}\``, words?.label ?? "", words?.heldBy ?? "", due, words?.told ?? ""];
    });
    const head = ["state", "label", "held by", "due within", "what the person is told"];
    const diagram = `\`\`\`mermaid\n${toMermaid(machine).trim()}\n\`\`\``;
    return `## ${machine.name}\n\nRoom: ${roomOf(file)}\n\n${diagram}\n\n${table(head, rows)}`;
  });
  return ["# State machines", "Nothing changes a status but its machine.", ...parts].join("\n\n");
}
