import type { Sense } from '../model/model.ts'
import type { ClaimedFinding } from './claim.ts'
import type { Token } from '../features/lexicon.ts'

// What holds a sign of denial and denies nothing.
const idioms =
  /差不多|不光|不但|不仅|不停|不断|不住|没断过?|没停过?|不敢|不小心|不知道|不清楚|对不对|是不是|有没有|不太?好受|不舒服|要不|还没|不到/g
const denial = /没|不|无|未|否认|别/
/** What is denied goes no further (没有发烧，就是咳嗽; 不吐只是恶心). */
const turning = /就是|只是|只有|而是|但是?|可是|反而|倒是|除了|偶尔/
/** After what is denied (咳嗽也没有, 脚不肿). */
const deniedAfter =
  /^(?:也|都|倒|是|得|并|还)*(?:没有|没|不)(?:了|过|红|黑|高|大|肿|疼|多|怎么|明显)?[的了]*$/
/** That all is well with what was named before it (小便正常, 说话清楚). */
const well =
  /^[也都还是很挺一直得量]*(?:正常|没问题|没事|还行|还可以|不错|挺好|很好|好|清楚|利索|规律|平稳|踏实)[的了]*$/

/** What one can do says that the finding is not there (躺得平, 能平躺, 咽得下). */
const able = /.得[平下着懂清出]|^能|^可以|(?:清楚|利索|正常|顺畅|匀)$/

/** Findings that are the lack of something: 没放屁 is one, 放屁正常 is none. */
const lacks: ReadonlySet<string> = new Set(['no_flatus', 'tearless'])
const lacking = /^[不没停少]/

/** Topics of the history that are there or not, by their senses in the lexicon. */
const topics: Readonly<Record<string, string>> = {
  'c:allergy_word': 'allergy',
  'c:operation': 'surgery',
  'c:smoke': 'smoking',
  'c:drink': 'alcohol',
  'c:blood_transfusion': 'transfusion',
  'c:vaccine': 'vaccination',
  'c:injury': 'trauma',
  'c:birth': 'pregnancy',
  'c:expose': 'exposure',
  'c:sex_word': 'sexual',
  't:allergy': 'allergy',
  't:surgery': 'surgery',
  't:smoking': 'smoking',
  't:alcohol': 'alcohol',
  't:transfusion': 'transfusion',
  't:vaccination': 'vaccination',
  't:trauma': 'trauma',
  't:pregnancy': 'pregnancy',
  't:exposure': 'exposure',
  't:hospitalization': 'hospitalization',
  't:menopause': 'menopause',
  't:infectious': 'infectious',
}

/** Findings by how something that everybody has is, where the lexicon has no word for it. */
const states: readonly (readonly [words: RegExp, findings: readonly ClaimedFinding[]])[] = [
  [/睡(?:得|眠|觉)[^，]{0,3}(?:好|香|踏实|正常|不错)/, [{ key: 'symptom:insomnia', denied: true }]],
  [
    /(?:胃口|食欲|饭量|吃饭)[^，不没]{0,3}(?:好|不错|正常|可以)/,
    [{ key: 'symptom:anorexia', denied: true }],
  ],
  [
    /(?:胃口|食欲|饭量|吃饭)[^，]{0,3}(?:差|不好|不行|不佳|减退|下降)/,
    [{ key: 'symptom:anorexia', denied: false }],
  ],
  [
    /精神[^，不没]{0,3}(?:好|不错|可以|正常)/,
    [
      { key: 'symptom:lethargy', denied: true },
      { key: 'symptom:fatigue', denied: true },
    ],
  ],
  [/(?:精神|人)[^，]{0,3}(?:蔫|差|萎靡|不好)/, [{ key: 'symptom:lethargy', denied: false }]],
  [
    /(?:小便|尿)[^，不没]{0,3}正常/,
    [
      { key: 'symptom:oliguria', denied: true },
      { key: 'symptom:polyuria', denied: true },
      { key: 'symptom:hematuria', denied: true },
    ],
  ],
  [
    /大便[^，不没]{0,3}正常/,
    [
      { key: 'symptom:diarrhea', denied: true },
      { key: 'symptom:melena', denied: true },
    ],
  ],
  [/(?:小便|尿)[^，]{0,3}(?:很少|变少|少了|减少)/, [{ key: 'symptom:oliguria', denied: false }]],
  [/(?:大便|拉的?)[^，]{0,6}(?:带血|有血|鲜红)/, [{ key: 'symptom:hematochezia', denied: false }]],
  [/大便[^，]{0,4}黑/, [{ key: 'symptom:melena', denied: false }]],
  [
    /(?:体重|人)[^，]{0,2}(?:没变|不变|没有变化|一直没变)/,
    [
      { key: 'symptom:weight_loss', denied: true },
      { key: 'symptom:weight_gain', denied: true },
    ],
  ],
  [/体重[^，]{0,12}(?:掉|下降|减轻|轻了)/, [{ key: 'symptom:weight_loss', denied: false }]],
  [/(?:长|变)?胖了|体重[^，]{0,3}(?:增加|涨)/, [{ key: 'symptom:weight_gain', denied: false }]],
  [/血压[^，]{0,2}(?:不高|正常)/, [{ key: 'disease:hypertension', denied: true }]],
  [/血糖[^，]{0,2}(?:不高|正常)/, [{ key: 'disease:diabetes', denied: true }]],
  [/听[得不]懂|能听懂/, [{ key: 'symptom:aphasia', denied: true }]],
  [/心跳[^，]{0,4}(?:很|都|一直)?(?:齐|规律|规则)/, [{ key: 'disease:af', denied: true }]],
  [/心跳[^，]{0,3}不(?:齐|规律|规则)/, [{ key: 'disease:af', denied: false }]],
  [/月经[^，]{0,4}不(?:规律|准)/, [{ key: 'cycle', denied: true }]],
  [/(?:没有?|不管|没什么|没啥)用$|没有?效果?$/, [{ key: 'treatment_effect', denied: true }]],
  [/(?<![不没])(?:管用|见效|有效)/, [{ key: 'treatment_effect', denied: false }]],
  [/受过伤/, [{ key: 'trauma', denied: false }]],
  [/滴酒不沾/, [{ key: 'alcohol', denied: true }]],
  [/(?<!不)怕冷/, [{ key: 'symptom:cold_intol', denied: false }]],
  [/不渴|不口渴/, [{ key: 'symptom:polydipsia', denied: true }]],
]

/** A medicine for it, or against it (防血栓的药), is no finding. */
const remedy = /^的?药/
const against = /[防抗降]$/

/** What a word means only where others stand beside it, or where they do not. */
const isMisread = (text: string, { text: word }: Token, key: string): boolean => {
  if (key === 'symptom:jaundice') return /痰|尿|小便|大便|白带|鼻涕/.test(text)
  if (key === 'symptom:worthlessness') return text.endsWith('没用') && !/自己|觉得|我/.test(text)
  if (key === 'smoking') return /^[抽吸]$/.test(word) && !/烟|包|根|支|年/.test(text)
  return false
}

const keyOf = (sense: Sense): string | undefined => {
  if (sense.startsWith('s:')) return `symptom:${sense.slice(2)}`
  if (sense.startsWith('d:')) return `disease:${sense.slice(2)}`
  return topics[sense]
}

/** A weak sense of a symptom counts where nothing better is named, but of places (胃, 眼睛). */
const weakOf = ({ text, senses }: Token): string | undefined => {
  const weak = senses.find((sense) => sense.startsWith('~s:'))
  return weak === undefined || senses.some((sense) => sense.startsWith('p:')) || /药/.test(text)
    ? undefined
    : `symptom:${weak.slice(3)}`
}

const keysOf = (token: Token): readonly string[] => {
  const strong = token.senses.filter((sense) => /^[sd]:/.test(sense)).flatMap((s) => keyOf(s) ?? [])
  if (strong.length > 0) return strong
  return [...new Set(token.senses.flatMap((sense) => keyOf(sense) ?? []))]
}

/** Whether what stands before a finding denies it. */
const deniedBefore = (before: string): boolean => {
  const plain = before.replaceAll(idioms, '')
  const from = plain.split(turning).at(-1) ?? ''
  return denial.test(from)
}

const isDenied = (
  token: Token,
  key: string,
  before: string,
  after: string,
  isWord: boolean,
): boolean => {
  const [, entity = ''] = key.split(':')
  const own = isWord ? able.test(token.text) : denial.test(token.text)
  const plainAfter = after.replaceAll(idioms, '')
  const isWell = well.test(plainAfter)
  const around = deniedBefore(before) || deniedAfter.test(plainAfter) || isWell
  if (lacks.has(entity)) {
    if (isWell) return true
    return !(lacking.test(token.text) || deniedBefore(before) || deniedAfter.test(plainAfter))
  }
  return own !== around
}

/** The findings that a stretch says there are or are not; `isWord` tells the words of the lexicon from what was put together. */
export const findingsIn = (
  tokens: readonly Token[],
  isWord: (text: string) => boolean,
): readonly ClaimedFinding[] => {
  const text = tokens.map((token) => token.text).join('')
  const findings: ClaimedFinding[] = []
  const isNamed = tokens.some((token) => keysOf(token).length > 0)
  let at = 0
  let before = ''
  for (const token of tokens) {
    at += token.text.length
    const weak = isNamed ? undefined : weakOf(token)
    for (const key of [...keysOf(token), ...(weak === undefined ? [] : [weak])])
      if (
        !findings.some((one) => one.key === key) &&
        !isMisread(text, token, key) &&
        !(remedy.test(text.slice(at)) || against.test(before))
      )
        findings.push({
          key,
          denied: isDenied(token, key, before, text.slice(at), isWord(token.text)),
        })
    // 没劲 denies nothing that comes after it.
    before += keysOf(token).length > 0 ? '　' : token.text
  }
  if (/(?:^|[没有不])抽(?:$|过|了|没)/.test(text) && !/烟|包|根|支|年/.test(text))
    findings.push({ key: 'symptom:convulsion', denied: denial.test(text.split('抽')[0] ?? '') })
  const stated = states.flatMap(([words, findings]) => (words.test(text) ? findings : []))
  return [...findings.filter(({ key }) => !stated.some((one) => one.key === key)), ...stated]
}
