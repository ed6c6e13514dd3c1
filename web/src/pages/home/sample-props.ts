/** What is shown of a kind once somebody asks for it; `onStart` begins its course. */
export type SampleProps = { readonly onStart: (courseId: string) => void }
