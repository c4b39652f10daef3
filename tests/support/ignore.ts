/** For a required callback in a test that looks at something else. */
export const ignore = (): void => undefined;
