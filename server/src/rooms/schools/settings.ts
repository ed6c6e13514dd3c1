import {
  flagNames,
  getSettings,
  listSchools,
  makeSchool as makeSchoolCall,
  saveSettings,
  settingNames,
  suspendSchool,
  type Settings,
} from '@xinglin/contract/schools'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { schoolsStore } from './admin-store.ts'
import type { SchoolDirectory } from './directory.ts'

/** A school with its first administrator, made in a transaction of its own; given by the table of contents. */
export type Founder = (wanted: {
  readonly name: string
  readonly hosts: readonly string[]
  readonly admin: string
  readonly colour: string
  readonly phone: string
  readonly departments: boolean
  readonly packs: readonly string[]
}) => Promise<{ id: string; password: string } | 'badHost' | 'hostTaken' | 'noPack'>

/** A logo made anew as the door for pictures makes them, as bytes of WebP; given by the table of contents. */
export type CleanLogo = (bytes: Buffer) => Promise<Buffer>

/** The logo as it is kept; what the form sent as a picture is made anew, and refused where it is none. */
const keptLogo = async (clean: CleanLogo, address: string): Promise<string> => {
  const [, text] = /^data:[^,]*;base64,(.*)$/.exec(address) ?? []
  if (text === undefined) return address
  try {
    const bytes = await clean(Buffer.from(text, 'base64'))
    return `data:image/webp;base64,${bytes.toString('base64')}`
  } catch {
    throw refuse(saveSettings.refusals.logo)
  }
}

const settingsOf = async (visit: Visit, hasModel: boolean): Promise<Settings> => {
  const store = schoolsStore(visit.db)
  const row = await store.find(visit.school.id)
  if (!row) throw new Error('a visit without a school')
  const hosts = await store.hosts([row.id])
  return {
    Name: row.name,
    PlatformName: row.platformName,
    Remark: row.remark,
    ThemeColour: row.themeColour,
    TopLogoUrl: row.topLogoUrl,
    ServicePhone: row.servicePhone,
    AuthMenuCode: row.menuCodes,
    PlatformAttribution: row.platformAttribution,
    ProviderNo: row.providerNo,
    AddPath: row.bottomInfo?.addpath ?? '',
    AddText: row.bottomInfo?.addtext ?? '',
    ExitOperationTime: row.exitOperationMinutes,
    Flags: row.flags,
    MacRequired: row.macRequired,
    FilesHost: row.resourceBase !== '',
    FileQuota: row.fileQuota,
    LanguageModel: hasModel,
    Hosts: hosts.map((one) => one.host),
    Version: row.version,
  }
}

/** The names of the settings that differ, for the audit list. */
const changedIn = (before: Settings, after: Settings): string =>
  Object.entries(settingNames)
    .flatMap(([name, word]) => {
      const key = name as keyof typeof settingNames
      return JSON.stringify(before[key]) === JSON.stringify(after[key]) ? [] : [word]
    })
    .join('、')

/** Answers the settings of the visited school, and for operators the schools of the installation. */
export const settingsCalls = (
  directory: SchoolDirectory,
  createSchool: Founder,
  clean: CleanLogo,
  hasModel: boolean,
) => [
  answer(getSettings, function handleGetSettings(visit) {
    return settingsOf(visit, hasModel)
  }),

  answer(saveSettings, async function handleSaveSettings(visit, input) {
    const before = await settingsOf(visit, hasModel)
    const { notOperator } = saveSettings.refusals
    const { FilesHost = before.FilesHost, FileQuota = before.FileQuota } = input
    const isOperators =
      FilesHost !== before.FilesHost ||
      FileQuota !== before.FileQuota ||
      (input.Flags['no_granting'] ?? false) !== (before.Flags['no_granting'] ?? false)
    if (isOperators && visit.who !== 'operator') throw refuse(notOperator)
    const sent = input.TopLogoUrl
    const logo = sent === undefined ? undefined : await keptLogo(clean, sent)
    const done = await schoolsStore(visit.db).change(visit.school.id, input.Version, {
      name: input.Name,
      platformName: input.PlatformName,
      remark: input.Remark,
      themeColour: input.ThemeColour,
      ...(logo === undefined ? {} : { topLogoUrl: logo, bigLogoUrl: logo }),
      servicePhone: input.ServicePhone,
      menuCodes: [...new Set(input.AuthMenuCode)].toSorted((a, b) => a - b),
      platformAttribution: input.PlatformAttribution,
      bottomInfo: { addpath: input.AddPath, addtext: input.AddText },
      exitOperationMinutes: input.ExitOperationTime,
      flags: Object.fromEntries(
        Object.entries(input.Flags).filter(([name]) => Object.hasOwn(flagNames, name)),
      ),
      macRequired: input.MacRequired,
      resourceBase: FilesHost ? 'files.' : '',
      fileQuota: FileQuota,
    })
    if (!done)
      throw refuse(saveSettings.refusals.newer, { data: await settingsOf(visit, hasModel) })
    visit.afterwards(() => directory.forget(visit.school.hosts))
    const after = await settingsOf(visit, hasModel)
    const detail = changedIn(before, after)
    await visit.publish({ kind: 'managed', area: 'school', text: '修改了学校设置', detail })
    return after
  }),

  answer(listSchools, async function handleListSchools(visit, { SearchKey, PageIndex, PageSize }) {
    const store = schoolsStore(visit.db)
    const { rows, count } = await store.list(SearchKey, PageIndex, PageSize)
    const hosts = await store.hosts(rows.map((row) => row.id))
    return {
      List: rows.map((row) => ({
        Id: row.id,
        Key: row.key,
        Name: row.name,
        Hosts: hosts.filter((one) => one.schoolId === row.id).map((one) => one.host),
        Disabled: row.disabled,
        CreatedAt: row.createdAt.toISOString(),
        Current: row.id === visit.school.id,
      })),
      Count: count,
    }
  }),

  answer(makeSchoolCall, async function handleMakeSchoolCall(visit, input) {
    const { Name, Hosts, Admin, ThemeColour, ServicePhone, Departments, Packs } = input
    const { badHost, hostTaken, noPack } = makeSchoolCall.refusals
    const school = await createSchool({
      name: Name,
      hosts: Hosts,
      admin: Admin,
      colour: ThemeColour,
      phone: ServicePhone,
      departments: Departments,
      packs: Packs,
    })
    if (school === 'badHost') throw refuse(badHost)
    if (school === 'hostTaken') throw refuse(hostTaken)
    if (school === 'noPack') throw refuse(noPack)
    directory.forget(Hosts)
    const text = `新建了学校“${Name}”`
    await visit.publish({ kind: 'managed', area: 'school', text, detail: Hosts.join('、') })
    return { Id: school.id, Password: school.password }
  }),

  answer(suspendSchool, async function handleSuspendSchool(visit, { Id, Disabled, Reason }) {
    const { missing, own } = suspendSchool.refusals
    if (Id === visit.school.id) throw refuse(own)
    const store = schoolsStore(visit.db)
    const name = await store.suspend(Id, Disabled)
    if (name === undefined) throw refuse(missing)
    const hosts = (await store.hosts([Id])).map((one) => one.host)
    visit.afterwards(() => directory.forget(hosts))
    const text = `${Disabled ? '停用' : '恢复'}了学校“${name}”`
    await visit.publish({ kind: 'managed', area: 'school', text, detail: Reason })
    return {}
  }),
]
