/** Where the reports are listed. */
export const reportList = '/PersonalInfo/LabReportList'

/** Where a report is marked, or read as it was marked. */
export const reportAddress = (sessionId: string): string =>
  `/PersonalInfo/LabReportListComment?id=${sessionId}`
