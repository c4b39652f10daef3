/**
 * How much more processor time four times the work takes: about 4 where every byte is looked at once, 16 where
 * each is compared with each other. A ratio within one run holds on a busy machine, where a time limit does not.
 */
export function growthOf(work: (size: number) => void, size: number): number {
  work(size);
  const ratios = [0, 1, 2, 3, 4].map(
    () =>
      cpuOf(() => work(size * 4)) /
      Math.max(
        cpuOf(() => work(size)),
        0.5,
      ),
  );
  return Math.min(...ratios);
}

function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}
