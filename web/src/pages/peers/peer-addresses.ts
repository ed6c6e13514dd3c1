/** Where works are assessed by peers, and one round, or one review of it. */
export const peerScore = '/PersonalInfo/mutualAssistanceScore'
export const peerRound = (id: string) => `${peerScore}?id=${id}`
export const peerReview = (id: string) => `${peerScore}?review=${id}`

/** Where students teach one another, and the ledger of a school year by the year in which it begins. */
export const peerTeaching = '/PersonalInfo/mutualAssistanceTeaching'
export const teachingYearAddress = (year: number) => `${peerTeaching}Detail/${year}`
