/** Where works are assessed by peers, and one round, or one review of it. */
export const peerScore = '/PersonalInfo/mutualAssistanceScore'
export const peerRound = (id: string) => `${peerScore}?id=${id}`
export const peerReview = (id: string) => `${peerScore}?review=${id}`
