/** The address of one round in full. */
export const detailAddress = (progressId: string) => `/MyLearningDetail?progressId=${progressId}`

/** The address of the course home of whoever learns it. */
export const courseHomeAddress = (courseId: string) => `/courseDetail/${courseId}`
