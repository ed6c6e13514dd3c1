/** One's own questions, and where one asks. */
export const ownQuestions = '/PersonalInfo/MyQuestions'
export const asking = '/PersonalInfo/newquestion'

/** What waits for whoever teaches. */
export const answering = '/PersonalInfo/AnswerQuestion'

/** A question as whoever asked or learns reads it, and as whoever teaches does. */
export const askedQuestion = (id: string) => `/PersonalInfo/stuquestiondetails?id=${id}`
export const answeredQuestion = (id: string) => `${answering}?id=${id}`
