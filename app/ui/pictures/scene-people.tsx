/** The drawings of `Scene`, in the colours of the hero: alike by day and by night. */

export function Home() {
  return (
    <>
      <path d="M40 240v-74" stroke="#764511" strokeWidth="11" strokeLinecap="round" />
      <circle cx="42" cy="122" r="42" fill="#2e7e48" />
      <circle cx="14" cy="150" r="26" fill="#469b5c" />
      <circle cx="72" cy="148" r="22" fill="#469b5c" />
      <path d="M78 240v-56h76v56z" fill="#feefcf" />
      <path d="M68 188l48-40 48 40z" fill="#b63d2b" />
      <path d="M90 240v-34h20v34z" fill="#2d3485" />
      <path d="M122 204h20v18h-20z" fill="#faac20" />
    </>
  );
}

export function College() {
  return (
    <g transform="translate(1110 240)" strokeLinecap="round" strokeLinejoin="round">
      <path d="M-74 0v-108h148v108z" fill="#ced6f4" />
      <path d="M-25-108v-44h50v44z" fill="#e7eaf9" />
      <path d="M-25-152a25 27 0 0 1 50 0z" fill="#a7b5e8" />
      <path d="M0-180v-24" stroke="#e7eaf9" strokeWidth="4" />
      <path d="M0-204l20 7-20 7z" fill="#d3543e" />
      <path d="M-80-106H80" stroke="#a7b5e8" strokeWidth="9" />
      <path d="M-60 0v-64a12 12 0 0 1 24 0V0zM36 0v-64a12 12 0 0 1 24 0V0z" fill="#5265c2" />
      <path d="M-16 0v-66a16 16 0 0 1 32 0V0z" fill="#171a4c" />
      <circle cy="-130" r="11" fill="#171a4c" />
      <path d="M0-137v7h5" stroke="#faac20" strokeWidth="3" />
    </g>
  );
}

export function Mother() {
  return (
    <g transform="translate(184 240)" strokeLinecap="round" strokeLinejoin="round">
      <path d="M-15-92q13-7 27 0l13 91h-52z" fill="#d3543e" />
      <path d="M-15-92q5-4 10-4L25-1H9z" fill="#973023" />
      <path className="wave" d="M11-88 27-104 29-126" stroke="#8a5232" strokeWidth="8" />
      <path d="M-13-86-20-58-8-46" stroke="#8a5232" strokeWidth="8" />
      <circle cx="-1" cy="-111" r="13" fill="#8a5232" />
      <path d="M-15-108a14 14 0 0 1 26-9q-12 0-15 10-3 5-11-1z" fill="#0e1134" />
      <circle cx="-15" cy="-111" r="7" fill="#0e1134" />
    </g>
  );
}

export function Student({ lifts }: { lifts: boolean }) {
  return (
    <g className="walker">
      <g transform="translate(0 240)" strokeLinecap="round" strokeLinejoin="round">
        <path d="M-5-40-16-4M5-40 17-4" stroke="#6f4023" strokeWidth="8" />
        <path d="M-16-3h7M17-3h8" stroke="#0e1134" strokeWidth="6" />
        <rect x="-29" y="-93" width="20" height="34" rx="8" fill="#66ba7a" />
        <path d="M-13-92q13-7 26 0v32h-26z" fill="#fff" />
        <path d="M-12-66h24l12 30q-24 8-48 0z" fill="#a7b5e8" />
        <path d="M-6-94-4-64M7-94 5-64" stroke="#a7b5e8" strokeWidth="5" />
        <path d={lifts ? "M11-86 24-102 28-124" : "M11-86 20-68 33-78"} stroke="#6f4023" strokeWidth="7" />
        <circle cx="3" cy="-111" r="13" fill="#6f4023" />
        <path d="M-11-107a14 14 0 0 1 27-9q-9 1-14-3-2 10-9 12z" fill="#0e1134" />
        <path d="M-8-108q-8 9-5 24" stroke="#0e1134" strokeWidth="6" />
        <circle cx="-13" cy="-82" r="4" fill="#faac20" />
      </g>
    </g>
  );
}

const flowers = [
  [0, 4],
  [12, 14],
  [24, 20.5],
  [36, 25],
  [48, 26.5],
  [60, 25],
  [72, 20.5],
  [84, 14],
  [96, 4],
] as const;

/** Marigolds over the road: only where there is something to be glad of. */
export function Garland() {
  return (
    <svg className="toran" aria-hidden="true">
      <defs>
        <pattern id="toran" width="96" height="48" patternUnits="userSpaceOnUse">
          <path d="M0 3q48 46 96 0" fill="none" stroke="#469b5c" strokeWidth="3" />
          {flowers.map(([x, y], index) => (
            <circle key={x} cx={x} cy={y} r="6.5" fill={index % 2 === 0 ? "#faac20" : "#ef9a09"} />
          ))}
          <path d="M0 10q-6 14 0 26 6-12 0-26zM96 10q-6 14 0 26 6-12 0-26z" fill="#469b5c" />
        </pattern>
      </defs>
      <rect width="100%" height="48" fill="url(#toran)" />
    </svg>
  );
}
