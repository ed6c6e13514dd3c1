import { chosen } from '#arithmetic'
import type { State } from '../state/state.ts'

/** Whose voice answers: a patient young or grown, a parent of a child, or somebody who came along with a grown patient. */
type Speaker = 'young' | 'grown' | 'parent' | 'companion'

const speakerOf = ({ setup: { script } }: State): Speaker => {
  const { age } = script.caseInfo
  if (script.persona.informant !== '本人') return age < 18 ? 'parent' : 'companion'
  return age < 30 ? 'young' : 'grown'
}

type Lines = Readonly<Record<Speaker, readonly string[]>>

/** What is answered to what a doctor says and does not ask; how they address the doctor is in the case's own lines. */
const usual: Readonly<Record<string, Lines>> = {
  greet: {
    young: ['您好。', '嗯，您好。'],
    grown: ['您好您好。', '哎，您好。'],
    parent: ['您好，您快给孩子看看。', '您好您好。'],
    companion: ['您好，您快给看看。', '哎，您好。'],
  },
  self_intro: {
    young: ['您好。', '嗯，好的。'],
    grown: ['哦，您好您好。', '好，那麻烦您了。'],
    parent: ['您好，孩子就交给您了。', '哦，您好。'],
    companion: ['您好，那就拜托您了。', '哦，您好您好。'],
  },
  explain_purpose: {
    young: ['好的，您问。', '嗯，可以。'],
    grown: ['行，您问吧。', '好，您说。'],
    parent: ['行，您问，我知道的都告诉您。', '好，您轻点，孩子怕生。'],
    companion: ['行，您问我，我知道的都说。', '好，您问。'],
  },
  confidentiality: {
    young: ['……那就好，您别告诉别人。', '嗯，谢谢。'],
    grown: ['那就好。', '嗯，那我跟您说。'],
    parent: ['好，那我就直说了。', '嗯，那就好。'],
    companion: ['好，那我跟您实说。', '那就好，家里的事不想让外人知道。'],
  },
  empathy: {
    young: ['嗯……谢谢。', '听您这么说，我没那么慌了。'],
    grown: ['哎，听您这么说心里好受点。', '您能体谅就好，谢谢您。'],
    parent: ['谢谢您，我这心一直揪着。', '嗯，看孩子这样，我心里真难受。'],
    companion: ['谢谢您，我是真怕出事。', '哎，有您这话我心里踏实点。'],
  },
  blame: {
    young: ['……我也不想这样啊。', '……您没这样过，不知道。'],
    grown: ['……我也不想这样啊。', '话是这么说……您不知道这滋味。'],
    parent: ['……我也不想孩子这样啊。', '话是这么说……孩子这样，我哪能不急。'],
    companion: ['……谁也不想这样啊。', '话是这么说……搁谁身上都难。'],
  },
  summarize: {
    young: ['嗯，对。', '差不多是这样。'],
    grown: ['对，就是这样。', '嗯，差不多就是这么回事。'],
    parent: ['对，孩子就是这样。', '嗯，没错。'],
    companion: ['对，我知道的就是这些。', '嗯，是这么回事。'],
  },
  health_education: {
    young: ['嗯，我记手机上。', '知道了，我会注意的。'],
    grown: ['嗯，我记住了。', '好，以后我注意。'],
    parent: ['好，回去我就照这样带。', '嗯，我记下来，也跟家里老人说。'],
    companion: ['好，我记着，我盯着。', '嗯，我记下了，也跟家里人说。'],
  },
  diagnosis: {
    young: ['啊……那严重不严重？', '……那我会不会有事啊？'],
    grown: ['啊，是这个病啊？要紧不要紧？', '……这病厉害不厉害？'],
    parent: ['啊？那孩子要不要紧啊？', '……那能治好吧？'],
    companion: ['啊？那要不要紧啊？', '……那能治好吧？'],
  },
  closing: {
    young: ['好的，谢谢。', '嗯，谢谢您。'],
    grown: ['好，谢谢您。', '行，麻烦您了。'],
    parent: ['好，谢谢您，孩子就拜托您了。', '谢谢您。'],
    companion: ['好，拜托您了。', '谢谢您，让您费心了。'],
  },
  exam_request: {
    young: ['好的。', '嗯，可以。'],
    grown: ['行，您查吧。', '好。'],
    parent: ['行，我抱着，您查。', '好，您手轻点。'],
    companion: ['行，您查吧。', '好，要我搭把手吗？'],
  },
  test_order: {
    young: ['好，听您的。', '嗯，那就查吧。'],
    grown: ['行，该查就查。', '好，听您安排。'],
    parent: ['行，该查就查，别让孩子太遭罪就行。', '好，听您安排。'],
    companion: ['行，该查就查，我去交钱。', '好，听您安排。'],
  },
}

/** The case's own line for an intent, or that of whoever speaks; undefined where neither has one. */
export const replyFor = (state: State, intent: string): string | undefined => {
  const own = state.setup.script.persona.replies[intent]
  const { seed } = state.setup
  return chosen(own ?? usual[intent]?.[speakerOf(state)] ?? [], seed, state.seq, intent)
}

const explained = ['explain_plan', 'health_education', 'test_order'] as const

const untold = ['您还没跟我细说呢，您说一遍，我再学给您听。', '要我说啥呀？您还没讲呢。'] as const

const understood: Readonly<Record<Speaker, readonly string[]>> = {
  young: [
    '就是按您说的先做，有不舒服马上讲，对吧？',
    '我理解是照您的安排来，自己不乱来，有变化就叫人。',
  ],
  grown: [
    '我说说看啊：照您讲的一样一样来，有啥不对我马上说。',
    '嗯，我明白您的意思，就照您说的办，不自作主张。',
  ],
  parent: [
    '我学一遍：照您说的给孩子做，眼睛盯着，一不对劲马上找您。',
    '就是按您讲的来，孩子哪儿不好了马上抱过来，对不对？',
  ],
  companion: [
    '我学一遍：都听您安排，我在边上守着，有变化马上喊人。',
    '就是照您说的办，要签字要陪着我都在，是吧？',
  ],
}

/** What comes back when one is asked to say it in one's own words: nothing, as long as nothing was explained. */
export const teachBack = (state: State, saying: readonly string[]): string => {
  const { seed, script } = state.setup
  const isExplained = explained.some((key) => (state.asked[key] ?? 0) > 0 || saying.includes(key))
  const lines = isExplained
    ? (script.persona.replies['teach_back'] ?? understood[speakerOf(state)])
    : untold
  return chosen(lines, seed, state.seq, 'teach_back') ?? ''
}

const invited: Readonly<Record<Speaker, readonly string[]>> = {
  young: ['大概就是这样，您具体问，我想想再说。', '差不多就是这样，您想知道哪方面？'],
  grown: ['大体就是这么个情况，您问细点，我想着答。', '就是这样，您想知道哪方面，我跟您说。'],
  parent: ['大概就是这样，您问细点，我想想孩子当时啥样。', '就是我说的这样，您想知道哪方面？'],
  companion: ['大概就是这样，您问细点，我知道的都说。', '我看到的就是这样，您想知道哪方面？'],
}

/** What is said to one more broad question: of the story, that it is for the doctor to ask; of the rest, that this is all. */
export const replyToBroad = (state: State, intent: string): string => {
  const { seed } = state.setup
  const lines = intent === 'chief' ? invited[speakerOf(state)] : []
  return chosen(lines, seed, state.seq, intent) ?? '别的没有了，就是这些。'
}
