/** Where questionnaires are made, and one of them. */
export const questionnaireManage = '/PersonalInfo/Terquestionnaire'
export const managedQuestionnaire = (id: string) => `${questionnaireManage}?id=${id}`

/** What a student is asked, and one of it. */
export const questionnaires = '/PersonalInfo/Stuquestionnaire'
export const ownQuestionnaire = (id: string) => `${questionnaires}?id=${id}`
