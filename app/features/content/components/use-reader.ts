import { useEffect, useState } from "react";
import { readReader } from "./reader.ts";

/** This browser's own number, once script runs. */
export function useReader(): string {
  const [reader, setReader] = useState("");
  useEffect(() => setReader(readReader()), []);
  return reader;
}
