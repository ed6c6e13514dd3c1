import type { Served } from '#platform/pages'
import type { SchoolDirectory } from './directory.ts'

const neutral = {
  title: '杏林实践教学平台',
  icon: '/assets/mark.svg',
  logo: '',
  schoolName: '',
  themeColour: '#0f766e',
}

/** What is written into the page for a host: the school's own head, or a neutral one with what is wrong. */
export const servedSchool = async (
  directory: SchoolDirectory,
  host: string,
  { encryption: Encryption, insecure: Insecure }: { encryption: boolean; insecure: boolean },
): Promise<Served> => {
  const schoolRecord = await directory.publicAt(host)
  const server = { ServerTime: Date.now(), Encryption, Insecure }
  if (!schoolRecord)
    return { ...neutral, status: 404, json: { School: null, Trouble: 'unknown', ...server } }
  if (schoolRecord.disabled)
    return { ...neutral, status: 403, json: { School: null, Trouble: 'disabled', ...server } }
  const { school } = schoolRecord
  return {
    status: 200,
    title: school.PlatformName,
    icon: school.BigLogoUrl || neutral.icon,
    logo: school.TopLogoUrl,
    schoolName: school.Name,
    themeColour: school.ThemeColour,
    json: { School: school, Trouble: null, ...server },
  }
}
