/** What a paper looks like from afar: a face, a card, a passbook, a sheet of marks, a certificate with its seal. */
export function PaperPicture({ kind }: { kind: string }) {
  return (
    <svg className="pap__thumb" viewBox="0 0 72 84" aria-hidden="true">
      <path d="M0 0h72v84H0z" className="pap__sheet" />
      {drawings[drawingOf(kind)]}
    </svg>
  );
}

type Drawing = "photo" | "card" | "passbook" | "marks" | "sheet";

const signs: readonly (readonly [RegExp, Drawing])[] = [
  [/photo/, "photo"],
  [/aadhaar|udid|card/, "card"],
  [/bank|passbook/, "passbook"],
  [/mark|transcript|memo/, "marks"],
];

function drawingOf(kind: string): Drawing {
  return signs.find(([pattern]) => pattern.test(kind))?.[1] ?? "sheet";
}

const lines = (...ys: number[]) => ys.map((y) => <path key={y} d={`M14 ${y}h36`} className="pap__line" />);

const drawings = {
  photo: (
    <>
      <path d="M8 8h56v76H8z" className="pap__tint" />
      <path d="M18 84c0-18 8-24 18-24s18 6 18 24z" className="pap__leaf" />
      <circle cx="36" cy="42" r="12" className="pap__skin" />
      <path d="M23 44c-2-15 5-22 14-22s14 6 12 19c-8 0-14-3-17-7-1 5-4 8-9 10z" className="pap__hair" />
    </>
  ),
  card: (
    <>
      <path d="M8 24h56v36H8z" className="pap__frame" />
      <path d="M8 24h56v8H8z" className="pap__gold" />
      <path d="M13 38h14v14H13z" className="pap__tint" />
      <path d="M32 41h26M32 48h20M13 57h44" className="pap__line" />
    </>
  ),
  passbook: (
    <>
      <path d="M0 0h72v26H0z" className="pap__indigo" />
      <path d="M14 13h26" className="pap__white" />
      {lines(38, 47, 56, 68)}
    </>
  ),
  marks: (
    <>
      <path d="M22 13h28" className="pap__blue" />
      <path d="M12 24h48v40H12zM12 34h48M12 44h48M12 54h48M44 24v40" className="pap__frame" />
      <path d="M14 74h22" className="pap__line" />
    </>
  ),
  sheet: (
    <>
      <path d="M18 16h36" className="pap__line" />
      {lines(30, 39, 48)}
      <path d="M14 62h18" className="pap__line" />
      <circle cx="52" cy="62" r="9" className="pap__seal" />
    </>
  ),
} as const satisfies Record<Drawing, unknown>;
