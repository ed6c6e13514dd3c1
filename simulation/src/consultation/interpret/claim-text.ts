const breaks = /[，,。；;！!？?：:、…—\n（）()]+/u

/** What holds a sign of denial and denies nothing, or says that something goes on. */
const idioms =
  /差不多|不光|不但|不仅|不停|不断|不住|受不了|不得了|不行了|不舒服|不敢|不晓得|不知道|不瞒|不太?准|没断|没停|没力|没劲|没精神|没胃口|睡不着|吃不下|喘不|上不来|没办法|没注意|不过|不好意思|不怎么|不太|不大(?!便)|不齐|不规[则律]|不正常|没少/gu

/** A text as it stands between its marks. */
export const stretchesOf = (text: string): readonly string[] =>
  text.split(breaks).filter((stretch) => stretch !== '')

/** Whether a stretch denies something. */
export const denies = (stretch: string): boolean =>
  /没|不|无|未|否认|别的没|从来没/u.test(stretch.replaceAll(idioms, ''))

/** Signs that stand beside each other in a text, without those that say nothing of what it is about. */
export const pairsOf = (text: string): ReadonlySet<string> => {
  const signs = [
    ...text
      .normalize('NFKC')
      .replaceAll(/[^\p{Script=Han}\p{N}]/gu, '')
      .replaceAll('痛', '疼')
      .replaceAll(/[您你我他她它的了呢吧啊呀过着就也还都很地得是在有]|孩子|现在|时候|开始/gu, ''),
  ]
  return new Set(signs.slice(1).map((sign, at) => `${signs[at]}${sign}`))
}

/** A text read once: what is denied in which of its stretches, and what stands side by side in it. */
export type ReadText = {
  readonly pairs: ReadonlySet<string>
  readonly stretches: readonly {
    readonly text: string
    readonly denied: boolean
    readonly pairs: ReadonlySet<string>
  }[]
}

const read = new Map<string, ReadText>()
/** More texts than all cases of a school hold are not remembered. */
const maxRead = 20_000

/** A text of a case, read the first time that it is asked for. */
export const readText = (text: string): ReadText => {
  const known = read.get(text)
  if (known !== undefined) return known
  const claimText = {
    pairs: pairsOf(text),
    stretches: stretchesOf(text).map((one) => ({
      text: one,
      denied: denies(one),
      pairs: pairsOf(one),
    })),
  }
  if (read.size >= maxRead) read.clear()
  read.set(text, claimText)
  return claimText
}

/** Which share of the pairs of one text stands in another, 0-1. */
export const shareIn = (own: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  if (own.size === 0) return 0
  return [...own].filter((pair) => other.has(pair)).length / own.size
}

/** Whether three signs that stand beside each other in one text name a place of the body, and do so in another. */
export const sharesRun = (one: string, other: string): boolean =>
  Array.from({ length: one.length > 2 ? one.length - 2 : 0 }, (_, at) =>
    one.slice(at, at + 3),
  ).some(
    (run) =>
      /[口窝腹肚脐胸腰背肩腿脚手头]/u.test(run) && !/[疼痛了，]/u.test(run) && other.includes(run),
  )

/** A claim as it is quoted back: without whom it is said to. */
export const withoutAddressee = (text: string): string =>
  text.replace(/^(?:那|所以)?[您你](?:的)?(?=.{2})/u, '')

/** A claim without whom it is said of. */
export const withoutSubject = (text: string): string => text.replace(/^(?:[您你他她]|孩子)/u, '')

const circumstance =
  /[\d零一二三四五六七八九十百两俩几半多]+(?:个)?(?:来|多)?(?:年|月|礼拜|星期|周|天|日|小时|钟头|分钟|点钟?|点半|次|回|度|斤|两|包|根|片|岁|℃)?(?:前|后|多|来)?|[上这下本][个]?(?:月|周|礼拜|星期)|大?前天|昨[天晚夜]|今[天早晨年]|去年|[左右]边?|发病|起病|得病|病程|持续|已经|到现在|大概|大约|左右|一共|总共|每天|一天/gu

/** A claim without when, how long and how much. */
export const withoutCircumstance = (text: string): string => text.replaceAll(circumstance, '')
