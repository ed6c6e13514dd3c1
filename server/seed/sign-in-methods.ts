import { makeDoors, type NewDoors } from '#sign-in-methods'
import type { Db } from '#platform/database'

const agreement = [
  '欢迎使用青禾医科大学杏林实践教学平台。注册前请阅读本协议；注册即表示您同意以下内容。',
  '一、账号仅供本人学习使用，不得转借、出租或与他人共用。请妥善保管密码，不要把短信验证码告诉任何人。',
  '二、平台收集姓名、学号、班级与手机号，用于核对学籍、登录验证和学习记录，不用于其他目的，也不向学校以外的人提供。',
  '三、学习进度、测验成绩与操作记录会保存在平台，供您本人、任课教师和学校管理员查看。',
  '四、平台的病例、操作与实验均为教学模拟，不作为诊疗依据；请勿上传任何真实患者的信息。',
  '五、请文明发言。违反法律法规或校规的内容会被隐藏，情节严重的停用账号。',
  '六、如需更正或注销个人信息，请联系学校临床技能中心。',
].join('\n')

const ago = (hours: number): Date => new Date(Date.now() - hours * 3_600_000)

/** The first school has its doors wide open and people waiting; the second one lets its own list in. */
const doorsOf: Readonly<Record<string, NewDoors>> = {
  qinghe: {
    sms: true,
    reset: true,
    register: 'approval',
    wechat: true,
    agreement,
    wishes: [
      {
        realName: '宋知微',
        number: '2026012418',
        phone: '13800138418',
        classCode: '临床医学 2604 班',
        at: ago(1),
      },
      {
        realName: '陆之遥',
        number: '2026012405',
        phone: '13800138405',
        classCode: '临床医学 2604 班',
        at: ago(3),
      },
      {
        realName: '欧阳若兰',
        number: '2026031122',
        phone: '13800138122',
        classCode: '护理学 2611 班',
        at: ago(20),
      },
      {
        realName: '程一诺',
        number: '2026021037',
        phone: '13800138037',
        classCode: '',
        at: ago(29),
      },
      {
        realName: '方小满',
        number: '2025',
        phone: '13800138025',
        classCode: '麻醉学 2601 班',
        at: ago(52),
        refused: '学号不完整，请填写 10 位学号后重新提交',
      },
    ],
  },
  beiling: {
    sms: true,
    reset: true,
    register: 'roster',
    wechat: false,
    agreement: agreement.replace('青禾医科大学', '北岭卫生职业学院'),
    wishes: [],
  },
}

/** Opens the doors of a demo school. */
export const fillDoors = async (db: Db, schoolId: string, key: string): Promise<void> => {
  const doors = doorsOf[key]
  if (doors) await makeDoors(db, schoolId, doors)
}
