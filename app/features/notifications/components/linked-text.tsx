const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** Plain text in which web addresses can be followed; everything else stays text. */
export function LinkedText({ text }: { text: string }) {
  // Splitting by a group puts the addresses at the odd places.
  const pieces = text.split(ADDRESS).map((piece, place) => ({ piece, place }));
  return pieces.map(({ piece, place }) =>
    place % 2 === 1 ? (
      <a href={piece} key={place}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
