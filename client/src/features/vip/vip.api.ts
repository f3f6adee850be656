import { api, query } from '../../api/api.ts'

const vipApi = api.injectEndpoints({
  endpoints: () => ({
    grades: query('/site/api/v1/user/member/memberGradeConfigList', ['Vip'], { silent: true }),
    /** The frame asks for it on every page: a failure costs the bar, not a message. */
    grade: query('/site/api/v1/user/member/memberGradeInfoByGrade', ['Vip'], { silent: true }),
  }),
})

export const { useGradesQuery, useGradeQuery } = vipApi
