/** On what grounds data may be kept, as the retention table names them. */
export const agreement = 'Needed for our agreement with you (POPIA, section 11(1)(b))'
export const taxLaw = 'The Tax Administration Act asks for five years of records (section 29)'
export const claims = 'Claims can be made for three years (Prescription Act, section 11(d))'
export const interest = 'A legitimate interest of both sides (POPIA, section 11(1)(f))'
export const security = 'Security of personal information (POPIA, section 19)'
