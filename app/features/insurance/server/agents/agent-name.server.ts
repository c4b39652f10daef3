/** One who left is still who sold it, and the line says that they left (I10d). */
export function agentName({ agent, agentLeft }: { agent: string; agentLeft: Date | null }): string {
  return agentLeft ? `${agent} (deleted)` : agent;
}
