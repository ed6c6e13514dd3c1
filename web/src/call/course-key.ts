/** The beginning of the key of what is known of one course: whoever changes it elsewhere lets it be asked anew. */
export const courseKey = (courseId: string) => ['courses', 'base', courseId] as const
