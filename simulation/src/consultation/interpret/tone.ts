import { unexplainedJargon } from '#ontology'

/** Words that reproach the patient, where the understanding has not said so itself. */
const reproach =
  /怎么(?:现在|这会儿)?才来|早干(?:嘛|什么|啥)|怪你|都是你|谁让你|谁叫你|活该|自作自受|不听话|矫情|装(?:病|的吧)|小题大做|笨|蠢/

/** Words that make light of what the patient feels: meant as comfort, and heard as not being believed. */
const slight =
  /想开(?:一?点|些|就)|就是想得?太多|(?:没|有)什么大不了|有啥大不了|坚强(?:一?点|些)(?:就|吧|嘛|，|。|$)|振作(?:一?点|起来)(?:就|吧|嘛|，|。|$)|别(?:老|总)?钻牛角尖|太脆弱|至于(?:吗|嘛)|谁还没(?:点|个)/

/** What a text does to a patient besides what it asks; who makes light of a suffering blames for it. */
export const toneOf = (
  text: string,
): { readonly jargon: readonly string[]; readonly blames: boolean } => ({
  jargon: unexplainedJargon(text),
  blames: reproach.test(text) || slight.test(text),
})

/** Says what the illness may be: nobody takes that for advice. */
const diagnosing =
  /(?:像|可能|怀疑|考虑|估计|八成|恐怕|怕|应该|多半|得了|患了|这)是?[^，。？?]{0,8}(?:炎|癌|瘤|心梗|梗死|甲亢|结核|溃疡|出血|积液|糖尿病|中风|卒中|宫外孕|抑郁症?|冠心病|肿瘤|感染)/

/** Whether a doctor tells what the illness may be. */
export const tellsDiagnosis = (text: string): boolean =>
  diagnosing.test(text) && !/没有|不是|排除|预防|以后/.test(text)
