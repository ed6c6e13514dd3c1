// Features do not meet, and what one changes may be out of date in another: both name its key here, and nobody copies it.

/** The beginning of the keys of all that is known of courses. */
export const coursesKey = ['courses'] as const

/** The beginning of the key of what is known of one course: whoever changes it elsewhere lets it be asked anew. */
export const courseKey = (courseId: string) => [...coursesKey, 'base', courseId] as const

/** The beginning of the keys of what authors write. */
export const authoringKey = ['authoring'] as const

/** The beginning of the keys of learning: rounds, players, records. */
export const learningKey = ['learning'] as const

/** The beginning of the keys of what one notes down. */
export const notesKey = ['notes'] as const

/** The figures with which those who run the school begin. */
export const dashboardKey = ['manage', 'dashboard'] as const

/** The beginning of the keys of the lists of people, for those who run the school. */
export const usersKey = ['manage', 'users'] as const

/** The beginning of the keys of everything about terms and classes: what changes one thing changes the figures of others, and an import makes classes. */
export const classesKey = ['classes'] as const

/** The beginning of the keys of what selects choose from. */
export const choicesKey = ['choices'] as const

/** The beginning of the keys of certificates: what is issued elsewhere is listed there. */
export const certificatesKey = ['certificates'] as const
