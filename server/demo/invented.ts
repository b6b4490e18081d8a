import type { Random } from '../features/workSessions/parts/library/kit.ts';
import { ADMIN, ASSISTANT, DATA, SUPPORT } from './people.ts';

/**
 * Parts of invented people: names by country, and sentences of introductions by position. Put together by chance, so
 * that a year of applications reads as if hundreds of people had written.
 */
type Names = { country: string; first: readonly string[]; last: readonly string[] };

const words = (text: string): readonly string[] => text.split(' ');

const names: readonly Names[] = [
  {
    country: 'Philippines',
    first: words('Maricel Jomar Analyn Rodel Kristine Arvin Lovely Dennis Rowena Jayson Cherry Reynaldo'),
    last: words(
      'Dimaculangan Magbanua Salonga Pangilinan Abrenica Tumulak Cabanilla Ocampo Legaspi Manalastas',
    ),
  },
  {
    country: 'Kenya',
    first: words('Achieng Mwangi Naliaka Kiprono Wambui Otieno Moraa Kamau Chebet Barasa Atieno Mutua'),
    last: words('Njoroge Omondi Wafula Cherono Kariuki Nyambura Odhiambo Kipchumba Makena Simiyu'),
  },
  {
    country: 'Colombia',
    first: words('Valentina Sebastián Daniela Camilo Laura Mateo Paola Julián Natalia Esteban Yuliana Óscar'),
    last: words('Restrepo Cárdenas Arboleda Zuluaga Bermúdez Quintero Palacios Montoya Echeverri Londoño'),
  },
  {
    country: 'Nigeria',
    first: words('Adaeze Tunde Ngozi Emeka Folake Ifeanyi Yetunde Chukwudi Amaka Segun Halima Obinna'),
    last: words('Adeyemi Okonkwo Balogun Eze Ogunleye Nwosu Abubakar Onyekachi Akinola Danjuma'),
  },
  {
    country: 'India',
    first: words('Ananya Karthik Meera Rohit Lakshmi Arjun Divya Sandeep Pooja Vikram Kavitha Nikhil'),
    last: words('Deshpande Iyengar Chatterjee Naidu Bhatnagar Kulkarni Menon Saxena Pillai Rathore'),
  },
  {
    country: 'Pakistan',
    first: words('Ayesha Bilal Sana Usman Mehwish Farhan Hira Kashif Rabia Zubair Mahnoor Imran'),
    last: words('Siddiqui Chaudhry Baloch Sheikh Abbasi Khattak Gilani Bukhari Lodhi Rajput'),
  },
  {
    country: 'Brazil',
    first: words(
      'Larissa Thiago Camila Rafael Beatriz Gustavo Juliana Leandro Priscila Vinícius Tatiane Murilo',
    ),
    last: words('Nascimento Cavalcanti Teixeira Moraes Azevedo Brandão Siqueira Peixoto Drummond Fonseca'),
  },
  {
    country: 'Mexico',
    first: words('Fernanda Rodrigo Itzel Alonso Mariana Emiliano Paloma Héctor Citlali Gerardo Renata Iván'),
    last: words('Villaseñor Orozco Cisneros Zamudio Ledezma Arellano Montes Cervantes Hinojosa Bautista'),
  },
  {
    country: 'South Africa',
    first: words('Thandiwe Sipho Nomvula Lerato Kagiso Zanele Bongani Palesa Themba Refilwe Mandla Ayanda'),
    last: words('Dlamini Mokoena Khumalo Nkosi Mahlangu Sithole Botha Ngcobo Molefe Pretorius'),
  },
  {
    country: 'Egypt',
    first: words('Mariam Karim Salma Youssef Dina Tarek Habiba Amr Rania Sherif Farida Hossam'),
    last: words('Mansour Shahin Zaki Abdelrahman Gaber Soliman Barakat Naguib Hegazy Ramadan'),
  },
  {
    country: 'Serbia',
    first: words('Milica Nikola Jovana Stefan Tamara Vuk Sanja Luka Dragana Filip Ivona Marko'),
    last: words('Petković Ilić Radovanović Živanović Marinković Đorđević Lazić Obradović Tomić Savić'),
  },
  {
    country: 'Jamaica',
    first: words('Shanice Tyrone Keisha Andre Monique Omar Tanisha Devon Simone Marlon Alicia Rohan'),
    last: words('Campbell Morrison Gayle Bennett Sinclair Reid Grant Barrett Thompson Francis'),
  },
  {
    country: 'Vietnam',
    first: words('Linh Minh Huong Tuan Thao Dung Lan Quang Mai Hai Ngoc Phuc'),
    last: words('Nguyen Tran Le Pham Hoang Vu Dang Bui Do Ngo'),
  },
  {
    country: 'Ghana',
    first: words('Akosua Kwame Abena Kofi Efua Yaw Adwoa Kojo Esi Nana Afia Kwesi'),
    last: words('Mensah Boateng Owusu Appiah Agyeman Darko Amponsah Sarpong Antwi Ofori'),
  },
];

const work: Readonly<Record<string, readonly string[]>> = {
  [SUPPORT]: [
    'I’ve answered chats for an online bookstore for {years} years.',
    'I spent {years} years at the front desk of a busy clinic, on the phone most of the day.',
    'For {years} years, I’ve managed the inbox for a bicycle shop that ships everywhere.',
    'I worked {years} years at a bank’s help line, mostly with locked cards and lost passwords.',
    'I’ve been the person guests write to at a small hotel for {years} years.',
    'I helped travelers rebook their tickets for {years} years.',
  ],
  [DATA]: [
    'I’ve typed lab results into a database for {years} years.',
    'For {years} years, I’ve kept the inventory for a spare parts dealer.',
    'I entered insurance claims for {years} years, about ninety a day.',
    'I spent {years} years cleaning address lists for a charity.',
    'I’ve recorded deliveries for a dairy cooperative for {years} years.',
    'I matched invoices with purchase orders for {years} years.',
  ],
  [ASSISTANT]: [
    'I’ve kept the calendars of three lawyers for {years} years.',
    'For {years} years, I’ve planned travel for a sales team.',
    'I ran a music school’s office for {years} years.',
    'I’ve been the right hand of a shop owner for {years} years.',
    'I spent {years} years arranging interviews and rooms for a university department.',
    'I handled a photographer’s letters and bills for {years} years.',
  ],
  [ADMIN]: [
    'I kept a hospital ward’s personnel files for {years} years.',
    'For {years} years, I’ve prepared contracts and reminders for a leasing company.',
    'I’ve managed supplier paperwork at a construction firm for {years} years.',
    'I spent {years} years in a school office, from enrollment to report cards.',
    'I handled leave and pay questions for {years} years.',
    'I’ve run a notary’s document archive for {years} years.',
  ],
};

const details = [
  'People tell me I stay calm when everyone else is in a hurry.',
  'I write down what I promise, and I keep a list of what’s still open.',
  'I once found a mistake that had cost us money for months.',
  'My supervisor asked me to train two new colleagues last spring.',
  'I learned English at school and kept it up with podcasts and books.',
  'I’d rather ask one more question than guess.',
  'I type fast, but I check twice.',
  'I like work where it’s clear at the end of the day what got done.',
  'I’ve worked with spreadsheets every day and I enjoy it.',
  'I’m used to working with people in other time zones.',
];

const wishes = [
  'I’m looking for steady hours that fit around my daughter’s school.',
  'I want to work from home because the commute takes three hours of my day.',
  'I’d like a team that I can stay with for years.',
  'My town has few offices, and I don’t want to move away from my parents.',
  'I’m ready for something new, and this job sounds like me.',
  'I have a quiet room, a good connection, and a second line in case it fails.',
  'I’d like to learn from people who’ve done this longer than I have.',
  'I’m available starting the first of next month.',
];

/** A person's name and location. */
export function inventedName(random: Random): { fullName: string; country: string } {
  const { country, first, last } = random.pick(names);
  return { fullName: `${random.pick(first)} ${random.pick(last)}`, country };
}

/** What they write about themselves. */
export function inventedIntroduction(random: Random, position: string): string {
  const years = random.pick(['two', 'three', 'four', 'five', 'six', 'eight']);
  const done = random.pick(work[position] ?? Object.values(work).flat()).replace('{years}', years);
  return `${done} ${random.pick(details)} ${random.pick(wishes)}`;
}
