// Traditional characters that occur in interviews, each followed by its simplified form.
const pairs =
  '嗎吗麼么發发燒烧頭头體体腫肿藥药醫医過过覺觉個个時时間间會会嚴严輕轻後后開开腦脑臟脏髮发鹹咸熱热黃黄紅红顏颜' +
  '幾几歲岁嗽嗽氣气喘喘悶闷壓压動动鬧闹癢痒經经來来懷怀產产婦妇兒儿媽妈爸爸爺爷奶奶養养貓猫狗狗鳥鸟煙烟飲饮' +
  '歷历敏敏術术傷伤輸输檢检查查電电圖图結结果果說说話话請请問问謝谢從从現现麻麻腳脚膚肤疹疹處处減减緩缓' +
  '劇剧烈烈變变這这裡里裏里邊边還还沒没對对嗎吗點点樣样麼么長长際际種种類类單单雙双側侧關关節节飯饭' +
  '餓饿喉喉嚨咙聲声啞哑鼻鼻涕涕塞塞寫写讀读學学業业職职聯联絡络電电費费錢钱貴贵險险證证給给讓让聽听' +
  '見见視视覺觉應应該该認认識识親亲戚戚遺遗傳传癌癌瘤瘤療疗針针劑剂溫温計计區区國国離离婚婚愛爱緊紧張张' +
  '慮虑懼惧憂忧鬱郁靜静狀状況况規规則则週周絕绝環环寶宝導导員员師师麽么'

const simplified = new Map<string, string>()
const characters = [...pairs]
for (let i = 0; i + 1 < characters.length; i += 2)
  simplified.set(characters[i] ?? '', characters[i + 1] ?? '')

/** The text in simplified characters, as far as interviews need it (繁转简). */
export const simplify = (text: string): string => {
  let out = ''
  for (const character of text) out += simplified.get(character) ?? character
  return out
}
