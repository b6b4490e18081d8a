/** Minors in English; the classes are in `english.ts`. Not yet read by a native speaker. */
export const englishMinor = `
  -<kin> im|i_am|iam|am|i_m|i_was_born_in _ only|just|still|actually|currently|a|not_even|barely|turning|really|like? <age> -<unit>
  -<kin> <age> years|yrs|year|yr|y _ old|o|of_age -<kin>
  -<kin> <age> yo|yrs -<kin>
  <age> f|m|female|male|yo|y_o
  my age _ is _ <age>
  age _ is|im|just? <age> -to
  i|im|ill|only|just _ turn|turning|turned|be|become|reach|becoming _ <age> -<unit>
  -<kin> i|im|ill|me|my _ turn|turning|turns|be|become|reach|hit|be_turning|havent_turned|will_be|am_turning 18|eighteen
  ! not|almost|nearly|havent|until|till|before|soon|isnt|aint|close_to _ turned|turn|im|i_turn|i_am|i_m|quite|yet|reached? 18|eighteen|of_age
  ! im|i|am|still|me|being _ under|below|younger_than _ 18|eighteen|age
  18|eighteen|18th _ yet|birthday|in|next __ yet|month|months|weeks|year|january|february|march|april|may|june|july|august|september|october|november|december|birthday|soon
  under|below 18|age|eighteen __ ok|okay|allowed|i|me|accept_me
  im|i_am|am|iam|still|currently|be _ a|an|only|in|legally|technically? _ minor|underage|under_age|teenager|teen|highschooler|high_schooler|freshman|sophomore|8th_grader|9th_grader|10th_grader|11th_grader
  in|im|finish|finishing|entering|starting|still|currently _ 6th|7th|8th|9th|10th|11th|sixth|seventh|eighth|ninth|tenth|eleventh|grade _ grade|grader|form|9|10|11|8
  still|im|am|currently|go|going|attend|in|finish|after|until|at _ in|to|attending|my? _ high_school|highschool|middle_school|secondary_school|hs|junior_high|high_school_student
  high_school|middle_school|highschool|hs|junior_high _ freshman|sophomore|junior|student|kid _ i|so|but|and|can|here|looking|this|year?
  after|before|between|when _ my? school|class|classes|homework _ gets|ends|lets|hours|out|lunch? __ mom|parents|teacher|grade|gets_out|lets_out|homework
  mom|mum|dad|parents|parent|guardian|mother|father|moms|dads|brothers|sisters|aunt|cousins __ sign|signs|permission|consent|approve|id|account|allow|allows|lets|let|bank|name|use_her|use_his|signature __ me|for|form|contract|her|his|since|id|use|because|work|apply|job|account|sign|signed|ok|okay
  use|using|borrow|put|lie|lied|lying|fake|faked __ moms|mothers|sisters|brothers|dads|cousins|parents|older|fake _ id|identity|name|passport|documents|ssn|age|birthday
  lie|lied|lying|fake|faked _ about|my _ my? age|birthday|birth|birthdate
  too young|minimum_age _ for|to|im|am|i`;
