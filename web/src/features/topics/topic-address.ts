/** Where all the topics stand. */
export const topicsAddress = '/Special'

/** Where a topic stands. */
export const topicAddress = (id: string) => `/Specials?id=${id}`
